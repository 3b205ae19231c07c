//! HTML pages for screen readers and for sighted readers, on screen, in high contrast and on paper.

use crate::speech::Language;

/// The style of a page, in the light or dark mode of the system.
///
/// Pictures keep their colours in high contrast, where their text would vanish. On a narrow screen each row of a [`card_table`] is a block,
/// its cells below each other with their headers.
const STYLE: &str = ":root{color-scheme:light dark;--fg:#000;--bg:#fff;--line:#555}\
@media screen and (prefers-color-scheme:dark){:root{--fg:#eee;--bg:#121212;--line:#aaa}}\
body{font-family:sans-serif;line-height:1.5;max-width:70rem;margin:1rem auto;padding:0 1rem;\
overflow-wrap:break-word;color:var(--fg);background:var(--bg)}\
dt{font-weight:bold}dd{margin:0 0 .3rem 1rem}table{border-collapse:collapse;width:100%}\
caption{text-align:left;font-weight:bold;padding:.3rem 0}th,td{border:1px solid var(--line);padding:.3rem .5rem;\
text-align:left;vertical-align:top}figure{margin:1rem 0}svg{max-width:100%;height:auto;forced-color-adjust:none}\
.boards{display:flex;flex-wrap:wrap;gap:1rem;margin:.5rem 0}.boards svg{forced-color-adjust:preserve-parent-color}\
@media print{tr,figure{break-inside:avoid}svg{print-color-adjust:exact}}\
@media screen and (max-width:48rem){.cards,.cards caption,.cards tbody,.cards tr,.cards th,.cards td{display:block}\
.cards thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}\
.cards tr{border:1px solid var(--line);margin:0 0 .8rem;padding:.3rem .6rem}\
.cards th,.cards td{border:0;padding:.1rem 0}.cards td:empty{display:none}\
.cards [data-label]::before{content:attr(data-label) \": \";font-weight:bold}}";

/// Escapes text for SVG and HTML.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Returns a page with its title as heading.
pub(crate) fn page(language: Language, title: &str, body: &str) -> String {
    styled_page(language, title, "", body)
}

/// Returns a page with a style of its own, in addition to the usual one.
pub(crate) fn styled_page(language: Language, title: &str, style: &str, body: &str) -> String {
    let (language, title) = (language.tag(), escaped(title));
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title}</title>\n\
         <style>{STYLE}{style}</style>\n</head>\n<body>\n<main>\n<h1>{title}</h1>\n{body}</main>\n</body>\n</html>\n"
    )
}

/// Returns a section with its heading.
pub(crate) fn section(id: &str, heading: &str, content: &str) -> String {
    let heading = escaped(heading);
    format!("<section aria-labelledby=\"{id}\">\n<h2 id=\"{id}\">{heading}</h2>\n{content}</section>\n")
}

pub(crate) fn paragraph(text: &str) -> String {
    format!("<p>{}</p>\n", escaped(text))
}

/// Returns a list, one item a line.
pub(crate) fn list(lines: impl Iterator<Item = String>) -> String {
    let items: String = lines.map(|line| format!("<li>{}</li>\n", escaped(&line))).collect();
    format!("<ul>\n{items}</ul>\n")
}

/// Returns a table whose rows a narrow screen shows as blocks, each cell with its header.
///
/// The roles keep it a table for screen readers. `rows`: made by [`card_row`].
pub(crate) fn card_table(class: &str, caption: &str, headers: &[String], rows: &str) -> String {
    let header = |text: &String| format!("<th scope=\"col\" role=\"columnheader\">{}</th>\n", escaped(text));
    let (caption, head) = (escaped(caption), headers.iter().map(header).collect::<String>());
    format!(
        "<table class=\"{class} cards\" role=\"table\">\n<caption>{caption}</caption>\n<thead role=\"rowgroup\">\n\
         <tr role=\"row\">\n{head}</tr>\n</thead>\n<tbody role=\"rowgroup\">\n{rows}</tbody>\n</table>\n"
    )
}

/// Returns a row of a [`card_table`]. `cells`: HTML, one for each header; the first names the row.
pub(crate) fn card_row(id: &str, headers: &[String], cells: &[String]) -> String {
    let label = |header: &String| format!("data-label=\"{}\"", escaped(header));
    let mut cells = headers.iter().zip(cells);
    let name = cells.next().map(|(header, html)| {
        format!("<th scope=\"row\" role=\"rowheader\" {}>{html}</th>\n", label(header))
    });
    let rest: String =
        cells.map(|(header, html)| format!("<td role=\"cell\" {}>{html}</td>\n", label(header))).collect();
    let id = if id.is_empty() { String::new() } else { format!(" id=\"{id}\"") };
    format!("<tr{id} role=\"row\">\n{}{rest}</tr>\n", name.unwrap_or_default())
}
