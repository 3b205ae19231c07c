//! Builds eSpeak NG as a shared library, and compiles the data of our languages with its program.

use std::env;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The crates that contain the sources, and the folders in them.
const ESPEAK: (&str, &str) = ("espeak-rs-sys", "espeak-ng");
const SONIC: (&str, &str) = ("sonic-rs-sys", "sonic");

/// The languages of announcements and answers: the dictionary, and the voice files in `lang/`.
const LANGUAGES: [(&str, &[&str]); 6] = [
    ("de", &["gmw/de"]),
    ("en", &["gmw/en", "gmw/en-US"]),
    ("es", &["roa/es"]),
    ("fr", &["roa/fr"]),
    ("it", &["roa/it"]),
    ("nl", &["gmw/nl"]),
];

/// The files that every language needs.
const COMMON: [&str; 4] = ["intonations", "phondata", "phonindex", "phontab"];

/// The folder of the voices that a listener can choose, each for every language.
const CHOSEN: &str = "voices/!v";

type Done = Result<(), Box<dyn Error>>;

fn main() -> Done {
    println!("cargo::rerun-if-changed=build.rs");
    let out = PathBuf::from(env::var("OUT_DIR")?);
    let (host, target) = (env::var("HOST")?, env::var("TARGET")?);
    let sources = sources(&[ESPEAK, SONIC])?;
    // The data compiler writes next to its sources.
    let source = out.join("source");
    copy(&sources[0], &source)?;
    let native = build(&source, &sources[1], &out.join("native"), &host);
    let library = if host == target {
        shared_library(&native, &target)?
    } else {
        shared_library(&build(&source, &sources[1], &out.join("foreign"), &target), &target)?
    };
    let data = out.join("data").join("espeak-ng-data");
    compile_data(&source, &native, &data)?;
    copy(&source.join("espeak-ng-data").join(CHOSEN), &data.join(CHOSEN))?;
    list(&out, &library, &data)
}

/// Returns the folders in which Cargo keeps the sources.
fn sources(wanted: &[(&str, &str)]) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let manifest = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("Cargo.toml");
    let told = Command::new(env::var("CARGO")?)
        .args(["metadata", "--format-version", "1", "--locked", "--manifest-path"])
        .arg(manifest)
        .output()?;
    if !told.status.success() {
        return Err(String::from_utf8_lossy(&told.stderr).into_owned().into());
    }
    let told: serde_json::Value = serde_json::from_slice(&told.stdout)?;
    let packages = told["packages"].as_array().ok_or("cargo metadata names no packages")?;
    let folder = |(name, folder): &(&str, &str)| {
        let package = packages.iter().find(|package| package["name"] == *name)?;
        Some(Path::new(package["manifest_path"].as_str()?).parent()?.join(folder))
    };
    let found = wanted.iter().map(|wanted| folder(wanted).ok_or(format!("no source of {}", wanted.0).into()));
    found.collect()
}

/// Configures and builds the library and the program, without features that annabella does not use.
fn build(source: &Path, sonic: &Path, out: &Path, target: &str) -> PathBuf {
    let mut compiled = cc::Build::new();
    compiled.file(sonic.join("sonic.c")).include(sonic).target(target).pic(true).warnings(false);
    compiled.cargo_metadata(false).out_dir(out).compile("sonic");
    let off = [
        "COMPILE_INTONATIONS",
        "ENABLE_TESTS",
        "USE_ASYNC",
        "USE_LIBPCAUDIO",
        "USE_MBROLA",
        "USE_SPEECHPLAYER",
    ];
    let mut config = cmake::Config::new(source);
    config.out_dir(out).target(target).profile("Release").define("BUILD_SHARED_LIBS", "ON");
    config.define("SONIC_LIB", out.join("libsonic.a")).define("SONIC_INC", sonic);
    // Without this, the library would look for its data in the directory in which it was built.
    config.define("CMAKE_INSTALL_PREFIX", "/usr");
    for option in off {
        config.define(option, "OFF");
    }
    config.build_target("espeak-ng-bin").build().join("build").join("src")
}

/// Finds the library among the built files.
/// On Unix, the name with the version is the file, the others are links.
fn shared_library(built: &Path, target: &str) -> Result<PathBuf, Box<dyn Error>> {
    let end = if target.contains("windows") {
        ".dll"
    } else if target.contains("apple") {
        ".dylib"
    } else {
        ".so"
    };
    for folder in [built.join("libespeak-ng"), built.to_owned()] {
        for file in fs::read_dir(folder)? {
            let file = file?.path();
            if file.to_string_lossy().ends_with(end) {
                return Ok(fs::canonicalize(file)?);
            }
        }
    }
    Err(format!("no library ends with {end}").into())
}

/// Compiles phonemes, intonations and the dictionaries of our languages.
fn compile_data(source: &Path, native: &Path, data: &Path) -> Done {
    if data.exists() {
        fs::remove_dir_all(data)?;
    }
    let phonemes = data.with_file_name("phsource");
    copy(&source.join("phsource"), &phonemes)?;
    for language in LANGUAGES.iter().flat_map(|(_, voices)| *voices) {
        let to = data.join("lang").join(language);
        fs::create_dir_all(to.parent().ok_or("a voice without a folder")?)?;
        fs::copy(source.join("espeak-ng-data/lang").join(language), to)?;
    }
    let root = data.parent().ok_or("data without a folder")?;
    let run = |argument: &str, folder: &Path| -> Done {
        let done = Command::new(native.join("espeak-ng"))
            .arg(argument)
            .env("ESPEAK_DATA_PATH", root)
            .current_dir(folder)
            .output()?;
        match done.status.success() {
            true => Ok(()),
            false => Err(format!("{argument}: {}", String::from_utf8_lossy(&done.stderr)).into()),
        }
    };
    run("--compile-intonations", &phonemes)?;
    run("--compile-phonemes", &phonemes)?;
    for (language, _) in LANGUAGES {
        run(&format!("--compile={language}"), &source.join("dictsource"))?;
    }
    Ok(())
}

/// Writes the list of the files in the crate, each with its name and content.
fn list(out: &Path, library: &Path, data: &Path) -> Done {
    let mut carried = vec![(library_name(library)?, library.to_owned())];
    let dictionaries = LANGUAGES.iter().map(|(language, _)| format!("{language}_dict"));
    let voices = LANGUAGES.iter().flat_map(|(_, voices)| *voices).map(|voice| format!("lang/{voice}"));
    let common = COMMON.iter().map(|name| (*name).to_owned());
    let mut chosen = fs::read_dir(data.join(CHOSEN))?
        .map(|entry| entry.map(|entry| format!("{CHOSEN}/{}", entry.file_name().to_string_lossy())))
        .collect::<Result<Vec<_>, _>>()?;
    chosen.sort();
    for name in common.chain(dictionaries).chain(voices).chain(chosen) {
        let file = data.join(&name);
        carried.push((format!("espeak-ng-data/{name}"), file));
    }
    let mut written = String::from("/// Each file's path in the unpacked directory, and its content.\n");
    written += "const FILES: &[(&str, &[u8])] = &[\n";
    for (name, file) in &carried {
        fs::metadata(file).map_err(|error| format!("{}: {error}", file.display()))?;
        written += &format!("    ({name:?}, include_bytes!({file:?})),\n");
    }
    written += "];\n";
    fs::write(out.join("files.rs"), written)?;
    Ok(())
}

fn library_name(library: &Path) -> Result<String, Box<dyn Error>> {
    let name = library.file_name().and_then(|name| name.to_str()).ok_or("a library without a name")?;
    // Drop the version, which on Unix follows the extension.
    let end = name.find(".so").map_or(name.len(), |at| at + ".so".len());
    Ok(name[..end].to_owned())
}

fn copy(from: &Path, to: &Path) -> Done {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let to = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &to)?;
        } else {
            fs::copy(entry.path(), &to)?;
        }
    }
    Ok(())
}
