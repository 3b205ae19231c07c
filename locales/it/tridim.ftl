### Italian. See docs/translators.md; locales/en has a comment on each message.

judge-check = { $side ->
    [white] Il Bianco è sotto scacco.
   *[black] Il Nero è sotto scacco.
}
tridim-level-missing = Manca il livello. Possibile: { $squares }.
