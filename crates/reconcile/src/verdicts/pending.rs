//! A last move that one player wrote before it was made, so that neither board shows it.

use crate::verdicts::reconstruction::Reconstruction;
use crate::verdicts::verdict::Boards;
use annabella_chess::Position;

/// Returns the reading without a last move that only one scoresheet has and no board shows.
///
/// Both boards must show the position before it. A player may have written an announced move before it was
/// executed.
pub(crate) fn without_pending(mut read: Reconstruction, boards: &Boards) -> Reconstruction {
    let alike = boards.white.as_ref().filter(|white| boards.black.as_ref() == Some(*white));
    let written = read.plies.last().map(|last| last.cells.iter().flatten().count());
    let before = read.line.len().checked_sub(1).map(|plies| read.line.position_after(plies).board());
    let shown = alike.is_some() && alike == before && alike != Some(read.line.position().board());
    if read.complete && shown && written == Some(1) {
        read.line.pop();
        read.plies.pop();
        let next = read.line.next_ply();
        read.discrepancies.retain(|own| own.ply < next);
        read.question = read.question.filter(|own| own.ply < next);
    }
    read
}
