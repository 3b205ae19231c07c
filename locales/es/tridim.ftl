### Spanish. See docs/translators.md; locales/en has a comment on each message.

judge-check = { $side ->
    [white] Las blancas están en jaque.
   *[black] Las negras están en jaque.
}
tridim-level-missing = Falta el nivel. Posible: { $squares }.
