//! For `BLESS=1`: writes the actual output into a file of scripts, for review.

use super::played::Played;
use super::script::Script;

/// Returns the text of the file with the expected utterances replaced by the actual ones.
/// Reports, comments and everything else stay.
pub fn blessed(text: &str, scripts: &[Script]) -> Result<String, String> {
    let mut said: Vec<(usize, Vec<String>)> = Vec::new();
    for script in scripts {
        let played = Played::new(script).map_err(|why| format!("{}: {why}", script.file))?;
        let steps = script.steps.iter().map(|step| step.line);
        said.extend(steps.zip(played.steps.into_iter().map(|seen| seen.said)));
    }
    let mut lines = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.starts_with(' ') && !line.trim().starts_with("=>") && !line.trim().is_empty() {
            continue;
        }
        lines.push(line.to_owned());
        if let Some((_, said)) = said.iter().find(|(number, _)| *number == index + 1) {
            lines.extend(said.iter().map(|line| format!("     {line}")));
        }
    }
    Ok(lines.join("\n") + "\n")
}
