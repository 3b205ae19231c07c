### French. docs/translators.md tells how; locales/en has a comment on each message.
