### Dutch. See docs/translators.md; locales/en has a comment on each message.

judge-check = { $side ->
    [white] Wit staat schaak.
   *[black] Zwart staat schaak.
}
tridim-level-missing = Het niveau ontbreekt. Mogelijk: { $squares }.
