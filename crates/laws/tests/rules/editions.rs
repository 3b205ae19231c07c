//! A game's questions to an edition, answered from the texts.

use annabella_clock::Span;
use annabella_laws::Edition::{self, Laws1997, Laws2001, Laws2005, Laws2023};
use annabella_laws::Situation::{EndClaim, IncrementAsked, WrongClaim};

/// Question, the editions that say yes, and the articles that answer it.
type Question = (fn(Edition) -> bool, &'static [Edition], &'static str);

#[test]
fn questions_are_answered_as_the_editions_say() {
    let questions: &[Question] = &[
        (Edition::next_move_completes, &[Laws2023], "2023 6.2.1.2; 2005 6.8a, 2001 and 1997 6.7a"),
        (Edition::touch_declines, &[Laws2023, Laws2005], "2023 9.1.2.1, 2005 9.1a; 2001 and 1997 9.1"),
        (Edition::draw_needs_moves, &[Laws2023], "2023 5.2.3; 2005 and 2001 5.2c, 1997 5.3"),
        (Edition::resigning_may_draw, &[Laws2023], "2023 5.1.2; 2005, 2001 and 1997 5.1b"),
        (Edition::touch_loses_claim, &[Laws2023], "9.4"),
        (Edition::claim_is_offer, &[Laws2023, Laws2005], "2023 9.1.2.3, 2005 9.1c"),
        (Edition::unpromoted_is_illegal, &[Laws2023, Laws2005], "2023 7.5.2, 2005 7.4a"),
        (Edition::unpromoted_becomes_queen, &[Laws2023], "2023 7.5.2"),
        (Edition::two_hands_are_illegal, &[Laws2023], "2023 7.5.4; before 4.1"),
        (Edition::end_claim_needs_the_move, &[Laws2023, Laws2005], "2023 III.5; 10.2"),
        (|edition| edition.end_claim_is_offer(IncrementAsked), &[Laws2023], "2023 III.4"),
        (|edition| edition.end_claim_is_offer(EndClaim), &[Laws2005], "2005 9.1c"),
        (|edition| edition.end_claim_is_offer(WrongClaim), &[], "no article"),
        (Edition::deaf_needs_assistant, &[Laws2023], "2023 D.2.11"),
    ];
    for (question, yes, articles) in questions {
        for edition in Edition::ALL {
            assert_eq!(question(edition), yes.contains(&edition), "{edition}: {articles}");
        }
    }
}

/// Sources: 2023 6.7.1, 2005 6.7, 2001 and 1997 6.6; 2023 11.3.1, 2005 12.2a, 2001 and 1997 12.2.
#[test]
fn the_default_time_and_the_article_on_advice() {
    for (edition, hours, article) in
        [(Laws2023, 0, "11.3.1"), (Laws2005, 1, "12.2"), (Laws2001, 1, "12.2"), (Laws1997, 1, "12.2")]
    {
        assert_eq!(edition.default_time(), Span::seconds(hours * 3600), "{edition}");
        assert_eq!(edition.advice_article(), article, "{edition}");
    }
}
