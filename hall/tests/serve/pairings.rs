//! A running round with a tournament file that is spoilt: page, terminal, log and results.

use crate::broker::Broker;
use crate::program::{Events, Program, page_with, request, value_after};
use annabella_hall::clock::now_ms;
use annabella_hall::samples;
use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

const PLAIN: &str = include_str!("../field/25a-plain.trf");
/// The players of each board, White first, and the results.
const BOARDS: [(u16, &str, &str, &str); 3] = [
    (1, "Jürgen Becker", "Ina Adler", "0-1"),
    (2, "Eva Faust", "Åse Conrad", "1-0"),
    (3, "Änne Götz", "Zoë Dörr", "1/2-1/2"),
];

/// Waits for a file with a text.
fn file_with(path: &Path, has: impl Fn(&str) -> bool) -> String {
    let until = Instant::now() + crate::broker::PATIENCE;
    loop {
        let text = fs::read_to_string(path).unwrap_or_default();
        if has(&text) {
            return text;
        }
        assert!(Instant::now() < until, "{}:\n{text}", path.display());
        std::thread::sleep(Duration::from_millis(20));
    }
}

/// Returns the sign of a player's result in round 3.
fn sign(text: &str, player: &str) -> char {
    let line = text.lines().find(|line| line.contains(player)).unwrap();
    line.chars().nth(118).unwrap_or(' ')
}

#[test]
fn a_spoilt_pair_is_named_everywhere_and_no_result_reaches_another() {
    let Some(broker) = Broker::start() else { return };
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name);
    fs::write(path("open.trf"), PLAIN).unwrap();
    let client = broker.client();
    let publish = |number: u16, result: Option<&str>| {
        let (board, white, black, _) = BOARDS[usize::from(number) - 1];
        let mut state = samples::state(white, black, now_ms());
        if let Some(score) = result {
            state["result"] = serde_json::json!({"score": score, "reason": "resignation"});
        }
        client.publish(board, "state", &state, true);
        client.publish(board, "presence", &samples::presence(true, now_ms()), true);
    };
    (1..=3).for_each(|number| publish(number, None));
    let url = broker.url();
    let watch = Program::start(&["watch", "--event", "Open", "--broker", &url]);
    watch.wait_for(|line| line.starts_with("Watching"));
    let [pairings, results, live] =
        ["open.trf", "results.trf", "live"].map(|name| path(name).display().to_string());
    let files = ["--pairings", &pairings, "--results", &results, "--live", &live];
    let fixed = ["serve", "--event", "Open", "--broker", &url, "--listen", "127.0.0.1:0"];
    let serve = Program::start(&[&fixed[..], &files].concat());
    let host = serve.host();
    page_with(&host, "/", "Änne Götz");
    let page = page_with(&host, "/", "Points are left as they are");
    let events = value_after(&page, "data-events=\"").replace("&amp;", "&");
    let mut events = Events::open(&host, &events, &[]);
    // The result of board 2 shows that the round runs.
    publish(2, Some(BOARDS[1].3));
    file_with(&path("results.trf"), |text| sign(text, "Conrad") == '0' && sign(text, "Faust") == '1');
    // Now the pair of board 1 contradicts itself.
    fs::write(path("open.trf"), PLAIN.replace("3 w =     2 b", "3 w =     3 b")).unwrap();
    let remark = "Board 1: the lines of Adler, Ina; Becker, Jürgen in the pairings contradict each other";
    page_with(&host, "/", remark);
    page_with(&host, "/board/3.1", remark);
    let mut passed = Vec::new();
    events.wait_for(&mut passed, |event| {
        event.name == "condition" && event.data["remarks"].to_string().contains(remark)
    });
    watch.wait_for(|line| line.starts_with(remark));
    serve.wait_for_error(|line| line.starts_with(remark));
    file_with(&path("results.trf.log"), |text| text.contains(remark) && text.contains("line 12, column 112"));
    publish(1, Some(BOARDS[0].3));
    publish(3, Some(BOARDS[2].3));
    let text = file_with(&path("results.trf"), |text| sign(text, "Götz") == '=');
    let signs = ["Adler", "Becker", "Conrad", "Dörr", "Ernst", "Faust", "Götz"].map(|name| sign(&text, name));
    assert_eq!(signs, [' ', ' ', '0', '=', 'U', '1', '=']);
    let third = fs::read_to_string(path("live").join("round-3-board-03.pgn")).unwrap();
    assert!(third.contains("[White \"Götz, Änne\"]"), "{third}");
    // It is corrected: the result that was published meanwhile is written, and the remark is gone.
    fs::write(path("open.trf"), PLAIN).unwrap();
    file_with(&path("results.trf"), |text| sign(text, "Adler") == '1' && sign(text, "Becker") == '0');
    // The file is written before the page is.
    let mut passed = Vec::new();
    events.wait_for(&mut passed, |event| {
        let remarks = event.data["remarks"].to_string();
        event.name == "condition" && remarks.contains("Points are left") && !remarks.contains("contradict")
    });
}

#[test]
fn an_arbiter_who_watches_later_gets_the_remarks_and_a_board_without_names_is_named() {
    let Some(broker) = Broker::start() else { return };
    let dir = tempfile::tempdir().unwrap();
    let pairings = dir.path().join("open.trf");
    fs::write(&pairings, PLAIN).unwrap();
    let client = broker.client();
    let mut state = samples::state("", "", now_ms());
    (state["white"], state["black"]) = (serde_json::json!({}), serde_json::json!({}));
    client.publish(2, "state", &state, true);
    client.publish(2, "presence", &samples::presence(true, now_ms()), true);
    let (url, pairings) = (broker.url(), pairings.display().to_string());
    let fixed = ["serve", "--event", "Open", "--broker", &url, "--listen", "127.0.0.1:0"];
    let serve = Program::start(&[&fixed[..], &["--pairings", &pairings]].concat());
    let remark = "Board 2: it does not name both players, so its result does not count. \
                  Pairings: Faust, Eva against Conrad, Åse.";
    page_with(&serve.host(), "/", remark);
    let mut watch = Program::start(&["watch", "--event", "Open", "--broker", &url]);
    watch.wait_for(|line| line.starts_with(remark));
    watch.type_line("boards");
    watch.wait_for(|line| line.starts_with("Board 2."));
    assert_eq!(watch.printed().iter().filter(|line| line.starts_with(remark)).count(), 2);
    // Another server without the file has them, too; spectators do not.
    let other = Program::start(&fixed);
    page_with(&other.host(), "/", remark);
    let spectators = Program::start(&[&fixed[..], &["--spectator"]].concat());
    assert!(!page_with(&spectators.host(), "/", "/board/3.2").contains("does not name"));
}

/// The number of a board alone says nothing: an arbiter confirms the players, once, also for later servers.
#[test]
fn a_board_without_names_counts_once_an_arbiter_has_confirmed_its_players() {
    let Some(broker) = Broker::start() else { return };
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).display().to_string();
    fs::write(path("open.trf"), PLAIN).unwrap();
    let client = broker.client();
    let mut state = samples::state("", "", now_ms());
    (state["white"], state["black"]) = (serde_json::json!({}), serde_json::json!({}));
    state["result"] = serde_json::json!({"score": "1-0", "reason": "resignation"});
    client.publish(2, "state", &state, true);
    client.publish(2, "presence", &samples::presence(true, now_ms()), true);
    let (url, pairings, results) = (broker.url(), path("open.trf"), path("results.trf"));
    let fixed = ["serve", "--event", "Open", "--broker", &url, "--listen", "127.0.0.1:0"];
    let files = ["--pairings", &pairings, "--results", &results, "--arbiter-name", "Ines"];
    let serve = Program::start(&[&fixed[..], &files].concat());
    let host = serve.host();
    page_with(&host, "/", "Confirm the players on the page of the board.");
    let page = page_with(&host, "/board/3.2", "Are Faust, Eva (White) and Conrad, Åse (Black) playing here?");
    let token = value_after(&page, "name=\"token\" value=\"").to_owned();
    let post = |host: &str, token: &str, white: &str, action: &str| {
        let form = format!("token={token}&white={white}&black=Conrad%2C+%C3%85se&action={action}");
        request(host, "POST", "/board/3.2/confirmed", &[], &form)
    };
    assert_eq!(post(&host, "wrong", "Faust%2C+Eva", "confirm").status, 403);
    // The page showed other players.
    assert_eq!(post(&host, &token, "Adler", "confirm").header("location"), "/board/3.2?done=changed");
    assert_eq!(sign(&fs::read_to_string(&results).unwrap(), "Faust"), ' ');
    let done = post(&host, &token, "Faust%2C+Eva", "confirm");
    assert_eq!((done.status, done.header("location")), (303, "/board/3.2?done=confirmed"));
    file_with(Path::new(&results), |text| sign(text, "Faust") == '1' && sign(text, "Conrad") == '0');
    page_with(&host, "/", "Faust, Eva");
    let round = request(&host, "GET", "/round/3/pgn", &[], "");
    assert_eq!(round.header("content-disposition"), "attachment; filename=\"round-3.pgn\"");
    assert_eq!(round.body.matches("[Round \"3.").count(), 3, "{}", round.body);
    assert!(round.body.contains("[White \"Faust, Eva\"]"), "{}", round.body);
    assert_eq!(request(&host, "GET", "/round/9/pgn", &[], "").status, 404);
    // A later server knows it from the broker.
    drop(serve);
    fs::remove_file(&results).unwrap();
    let serve = Program::start(&[&fixed[..], &files].concat());
    let host = serve.host();
    file_with(Path::new(&results), |text| text.contains("Faust") && sign(text, "Faust") == '1');
    let page = page_with(&host, "/board/3.2", "Ines confirmed at");
    let token = value_after(&page, "name=\"token\" value=\"").to_owned();
    assert_eq!(
        post(&host, &token, "Faust%2C+Eva", "withdraw").header("location"),
        "/board/3.2?done=withdrawn"
    );
    file_with(Path::new(&results), |text| sign(text, "Faust") == ' ');
}
