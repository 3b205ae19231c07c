### French. See docs/translators.md; locales/en has a comment on each message.

judge-check = { $side ->
    [white] Les Blancs sont en échec.
   *[black] Les Noirs sont en échec.
}
tridim-level-missing = Le niveau manque. Possible: { $squares }.
