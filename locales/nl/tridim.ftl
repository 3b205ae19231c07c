### Dutch. docs/translators.md tells how; locales/en has a comment on each message.

judge-check = { $side ->
    [white] Wit staat schaak.
   *[black] Zwart staat schaak.
}
