//! Java through one long-lived javac.
//!
//! Starting a JVM and its compiler takes longer than compiling, so one process compiles all sources of a run. It is a
//! small Java program of ours ([`HELPER`]) that is compiled once into the cache folder and then asked through a pipe. If
//! that does not work, plain javac does the same.

use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use tandem_base::Budget;

use super::{Scratch, TIME, operand, run, run_within};
use crate::tools;

/// What a flag among those for compilers begins with that says where classes are which sources use.
pub const CLASSPATH: &str = "--java-classpath=";

/// The folders and jars that flags for compilers name.
pub fn libraries(flags: &[String]) -> Vec<PathBuf> {
    let places = flags.iter().filter_map(|flag| flag.strip_prefix(CLASSPATH));
    places.flat_map(std::env::split_paths).filter(|path| !path.as_os_str().is_empty()).collect()
}

/// The process that compiles.
const HELPER: &str = include_str!("TandemJavac.java");

/// For the JVM that compiles: a small one that starts fast.
const JVM_FLAGS: &[&str] = &["-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx1g", "-Xss16m"];

/// Debug information, and no annotation processors: they are someone's code.
const FLAGS: &[&str] = &["-g", "-proc:none", "-implicit:none", "-nowarn", "-encoding", "UTF-8"];

/// More class files or bytes than this in one answer are not believed.
const MAX_ANSWER: u32 = 256 << 20;

/// Compiles Java sources; the process behind it ends when this is dropped.
#[derive(Default)]
pub struct Javac {
    helper: Helper,
}

#[derive(Default)]
enum Helper {
    #[default]
    NotStarted,
    Running(Process),
    /// Plain javac has to do.
    Unusable,
}

struct Process {
    child: Child,
    requests: ChildStdin,
    answers: Receiver<Option<Answer>>,
}

struct Answer {
    compiled: bool,
    said: String,
    classes: Vec<Vec<u8>>,
}

impl Javac {
    /// The class files of a Java source, or of all Java sources in a folder.
    pub fn compile(&mut self, path: &Path) -> Result<Vec<Vec<u8>>, String> {
        self.compile_with(path, &[])
    }

    /// The same with folders and jars of classes that the sources use.
    pub fn compile_with(&mut self, path: &Path, libraries: &[PathBuf]) -> Result<Vec<Vec<u8>>, String> {
        let sources = sources_of(path)?;
        if !libraries.is_empty() {
            return compile_plainly(&sources, libraries);
        }
        if let Helper::NotStarted = self.helper {
            self.helper = start().map_or(Helper::Unusable, Helper::Running);
        }
        if let Helper::Running(process) = &mut self.helper {
            match process.ask(&sources) {
                Ok(Some(answer)) if answer.compiled => return Ok(answer.classes),
                Ok(Some(answer)) => return Err(format!("does not compile:\n{}", answer.said.trim_end())),
                Ok(None) => self.helper = Helper::Unusable,
                Err(reason) => {
                    self.helper = Helper::Unusable;
                    return Err(reason);
                }
            }
        }
        compile_plainly(&sources, &[])
    }
}

/// Name and text of each source.
fn sources_of(path: &Path) -> Result<Vec<(String, String)>, String> {
    let mut files = Vec::new();
    if path.is_dir() {
        collect(path, "java", &mut files)?;
        files.sort();
    } else {
        files.push(path.to_owned());
    }
    let read = |file: PathBuf| {
        let text = std::fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        Ok((file.display().to_string(), text))
    };
    files.into_iter().map(read).collect()
}

impl Process {
    /// What the process answers; nothing if it is not to be had any more.
    fn ask(&mut self, sources: &[(String, String)]) -> Result<Option<Answer>, String> {
        let mut request = Vec::new();
        request.extend((sources.len() as u32).to_be_bytes());
        for part in sources.iter().flat_map(|(name, text)| [name, text]) {
            request.extend((part.len() as u32).to_be_bytes());
            request.extend(part.as_bytes());
        }
        if self.requests.write_all(&request).and_then(|()| self.requests.flush()).is_err() {
            return Ok(None);
        }
        match self.answers.recv_timeout(TIME) {
            Ok(answer) => Ok(answer),
            Err(RecvTimeoutError::Disconnected) => Ok(None),
            Err(RecvTimeoutError::Timeout) => {
                let _ = self.child.kill();
                Err(format!("javac took more than {} s", TIME.as_secs()))
            }
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts the process, compiling it first if the cache does not have it.
fn start() -> Option<Process> {
    let java = tools::java()?;
    let folder = helper_folder("TandemJavac", HELPER, &Budget::unlimited())?;
    let mut command = Command::new(java);
    command.args(JVM_FLAGS).arg("-cp").arg(&folder).arg("TandemJavac").current_dir(&folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut child = command.spawn().ok()?;
    let requests = child.stdin.take()?;
    let mut output = child.stdout.take()?;
    let (sender, answers) = channel();
    std::thread::spawn(move || {
        if read_number(&mut output) != Some(1) {
            return;
        }
        // The first message says that there is a compiler.
        if sender.send(None).is_err() {
            return;
        }
        while let Some(answer) = read_answer(&mut output) {
            if sender.send(Some(answer)).is_err() {
                return;
            }
        }
    });
    let process = Process { child, requests, answers };
    let is_ready = process.answers.recv_timeout(Duration::from_secs(20)).is_ok();
    is_ready.then_some(process)
}

fn read_number(input: &mut impl Read) -> Option<u32> {
    let mut bytes = [0; 4];
    input.read_exact(&mut bytes).ok()?;
    Some(u32::from_be_bytes(bytes))
}

fn read_bytes(input: &mut impl Read) -> Option<Vec<u8>> {
    let length = read_number(input).filter(|&length| length <= MAX_ANSWER)?;
    let mut bytes = Vec::new();
    input.take(u64::from(length)).read_to_end(&mut bytes).ok()?;
    (bytes.len() == length as usize).then_some(bytes)
}

fn read_answer(input: &mut impl Read) -> Option<Answer> {
    let compiled = read_number(input)? == 1;
    let said = String::from_utf8_lossy(&read_bytes(input)?).into_owned();
    let count = read_number(input)?;
    let classes = (0..count).map(|_| read_bytes(input)).collect::<Option<Vec<_>>>()?;
    Some(Answer { compiled, said, classes })
}

/// The folder with a compiled helper, made if it is missing. Its name tells versions of the helper apart.
pub fn helper_folder(main_class: &str, text: &str, budget: &Budget) -> Option<PathBuf> {
    let units: Vec<u16> = text.encode_utf16().collect();
    let name = format!("{main_class}-{:016x}", tandem_texts::string_id(&units));
    let folder = super::cache_folder()?.join(name);
    let main_file = format!("{main_class}.class");
    if folder.join(&main_file).is_file() {
        return Some(folder);
    }
    let javac = tools::javac()?;
    let scratch = Scratch::new().ok()?;
    let source = scratch.path().join(format!("{main_class}.java"));
    std::fs::write(&source, text).ok()?;
    // The oldest release we promise to work with, so that any JVM of the user's runs it.
    let mut command = Command::new(javac);
    command
        .args(["-source", "11", "-target", "11", "-Xlint:none", "-proc:none", "-nowarn", "-d"])
        .arg(scratch.path().join("classes"))
        .arg(&source);
    run_within("javac", command, budget).ok()?;
    std::fs::create_dir_all(&folder).ok()?;
    let mut classes = Vec::new();
    collect(&scratch.path().join("classes"), "class", &mut classes).ok()?;
    // The main class comes last: where it is, all others are.
    classes.sort_by_key(|path| path.file_name().is_some_and(|name| name == main_file.as_str()));
    for class in classes {
        let target = folder.join(class.file_name()?);
        // The scratch folder's name is unique on this machine, so that two who write at once do not share a file.
        let unfinished = folder.join(scratch.path().file_name()?).with_extension("unfinished");
        std::fs::copy(&class, &unfinished).ok()?;
        std::fs::rename(&unfinished, &target).ok()?;
    }
    Some(folder)
}

/// The class files of sources, by a javac of their own.
fn compile_plainly(sources: &[(String, String)], libraries: &[PathBuf]) -> Result<Vec<Vec<u8>>, String> {
    let javac = tools::javac().ok_or("no javac was found; `make setup` installs a JDK")?;
    let scratch = Scratch::new()?;
    let classes = scratch.path().join("classes");
    std::fs::create_dir(&classes).map_err(|error| error.to_string())?;
    let mut command = Command::new(javac);
    let places = std::iter::once(classes.clone()).chain(libraries.iter().map(|library| operand(library)));
    let places = std::env::join_paths(places).map_err(|error| format!("--classpath: {error}"))?;
    command.args(FLAGS).arg("-classpath").arg(places).arg("-d").arg(&classes);
    let mut copies = Vec::new();
    for (position, (path, text)) in sources.iter().enumerate() {
        // A public class must stand in a file of its name, and cases are called name.left.java: compile a copy under
        // the name that the class asks for.
        let folder = scratch.path().join(position.to_string());
        std::fs::create_dir(&folder).map_err(|error| error.to_string())?;
        let copy = folder.join(format!("{}.java", public_class(text).unwrap_or_else(|| "Program".to_owned())));
        std::fs::write(&copy, text).map_err(|error| error.to_string())?;
        command.arg(operand(&copy));
        copies.push((copy.display().to_string(), path));
    }
    run("javac", command)
        .map_err(|error| copies.iter().fold(error, |error, (copy, path)| error.replace(copy.as_str(), path)))?;
    let mut found = Vec::new();
    collect(&classes, "class", &mut found)?;
    found.sort();
    found.into_iter().map(|file| std::fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))).collect()
}

/// The name of the public class of a source, if it has one.
fn public_class(source: &str) -> Option<String> {
    let mut words = top_level_words(source).into_iter();
    while let Some(word) = words.next() {
        if word != "public" {
            continue;
        }
        let kind = words.find(|word| !matches!(&word[..], "final" | "abstract" | "static" | "strictfp" | "sealed"));
        if kind.is_some_and(|kind| matches!(&kind[..], "class" | "interface" | "enum" | "record")) {
            return words.next();
        }
    }
    None
}

/// The words of a source outside comments, literals and braces.
fn top_level_words(source: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut depth = 0usize;
    let mut rest = source.chars().peekable();
    while let Some(letter) = rest.next() {
        match letter {
            '/' if rest.peek() == Some(&'/') => {
                rest.by_ref().find(|&letter| letter == '\n');
            }
            '/' if rest.peek() == Some(&'*') => {
                rest.next();
                let mut before = ' ';
                rest.by_ref().find(|&letter| {
                    before == '*' && letter == '/' || {
                        before = letter;
                        false
                    }
                });
            }
            '"' | '\'' => {
                while let Some(inner) = rest.next() {
                    match inner {
                        '\\' => drop(rest.next()),
                        _ if inner == letter => break,
                        _ => {}
                    }
                }
            }
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            _ if letter.is_alphanumeric() || letter == '_' || letter == '$' => {
                if let Some(word) = words.last_mut() {
                    word.push(letter);
                }
                continue;
            }
            _ => {}
        }
        words.push(String::new());
    }
    words.retain(|word| !word.is_empty());
    words
}

/// All files with an extension in a folder and the folders in it. Links to folders are not followed.
fn collect(folder: &Path, extension: &str, found: &mut Vec<PathBuf>) -> Result<(), String> {
    for entry in std::fs::read_dir(folder).map_err(|error| error.to_string())? {
        let entry = entry.map_err(|error| error.to_string())?;
        let path = entry.path();
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            collect(&path, extension, found)?;
        } else if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(folder: &Path, name: &str, text: &str) -> PathBuf {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path
    }

    #[test]
    fn the_public_class_names_the_file() {
        assert_eq!(public_class("package a;\npublic final class Foo<T> {\n").as_deref(), Some("Foo"));
        assert_eq!(public_class("package a; public class Foo {}").as_deref(), Some("Foo"));
        assert_eq!(
            public_class("/* public class No {} */ // public class No\n public enum Yes {}").as_deref(),
            Some("Yes")
        );
        assert_eq!(
            public_class("class Foo { char c = '{'; String s = \"}\"; } public record Bar() {}").as_deref(),
            Some("Bar")
        );
        assert_eq!(public_class("class Foo {\n  public int x;\n public class Inner {} }"), None);
        assert_eq!(public_class("public @interface A {}").as_deref(), Some("A"));
    }

    #[test]
    fn one_process_compiles_many_sources() {
        if tools::javac().is_none() || tools::java().is_none() {
            eprintln!("not run: no JDK");
            return;
        }
        let scratch = Scratch::new().unwrap();
        let mut javac = Javac::default();
        let good =
            write(scratch.path(), "some.left.java", "package p; public class A { static int f() { return 1; } }");
        let bad = write(scratch.path(), "bad.java", "class B {\n  int f() { return x; }\n}");
        assert_eq!(javac.compile(&good).unwrap().len(), 1);
        assert!(matches!(javac.helper, Helper::Running(_)));
        let error = javac.compile(&bad).unwrap_err();
        assert!(error.contains("bad.java:2: error: cannot find symbol"), "{error}");
        assert!(error.contains("return x;"), "{error}");
        // After an error the process goes on.
        assert_eq!(javac.compile(&good).unwrap().len(), 1);
        let plain = compile_plainly(&sources_of(&good).unwrap(), &[]).unwrap();
        assert_eq!(plain.len(), 1);
        let error = compile_plainly(&sources_of(&bad).unwrap(), &[]).unwrap_err();
        assert!(error.contains("bad.java:2: error: cannot find symbol"), "{error}");
    }

    #[test]
    fn folders_are_compiled_together() {
        if tools::javac().is_none() || tools::java().is_none() {
            eprintln!("not run: no JDK");
            return;
        }
        let scratch = Scratch::new().unwrap();
        let inner = scratch.path().join("inner");
        std::fs::create_dir(&inner).unwrap();
        write(scratch.path(), "A.java", "public class A { int f(inner.B b) { return b.g(); } }");
        write(&inner, "B.java", "package inner; public class B { public int g() { return 2; } }");
        assert_eq!(Javac::default().compile(scratch.path()).unwrap().len(), 2);
    }

    /// An annotation processor is someone's code. It must not run even if it lies where a careless compiler finds it.
    #[test]
    fn annotation_processors_do_not_run() {
        if tools::javac().is_none() || tools::java().is_none() {
            eprintln!("not run: no JDK");
            return;
        }
        let scratch = Scratch::new().unwrap();
        let canary = scratch.path().join("canary");
        let processor = format!(
            "import java.util.*; import javax.annotation.processing.*; import javax.lang.model.element.*;\n\
             @SupportedAnnotationTypes(\"*\") public class Evil extends AbstractProcessor {{\n\
             public boolean process(Set<? extends TypeElement> a, RoundEnvironment e) {{\n\
             try {{ new java.io.File(\"{}\").createNewFile(); }} catch (java.io.IOException x) {{ }} return false; }} }}",
            canary.display()
        );
        let evil = write(scratch.path(), "Evil.java", &processor);
        let mut command = Command::new(tools::javac().unwrap());
        command.arg("-proc:none").arg("-d").arg(scratch.path()).arg(&evil);
        run("javac", command).unwrap();
        std::fs::remove_file(&evil).unwrap();
        let services = scratch.path().join("META-INF/services");
        std::fs::create_dir_all(&services).unwrap();
        std::fs::write(services.join("javax.annotation.processing.Processor"), "Evil\n").unwrap();
        let source = write(scratch.path(), "Good.java", "@Deprecated public class Good { }");
        let mut careless = Command::new(tools::javac().unwrap());
        careless.arg("-cp").arg(scratch.path()).arg("-d").arg(scratch.path().join("out")).arg(&source);
        run("javac", careless).unwrap();
        assert!(canary.exists(), "the canary does not sing, so this test shows nothing");
        std::fs::remove_file(&canary).unwrap();
        Javac::default().compile(&source).unwrap();
        compile_plainly(&sources_of(&source).unwrap(), &[]).unwrap();
        assert!(!canary.exists());
    }
}
