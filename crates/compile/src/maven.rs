//! Java projects in the layouts of Maven and Gradle: where the sources are, and which jars they use.
//!
//! Nothing of a build is run. Sources are below `src/main/java`. The jars that a `pom.xml` asks for are looked up where Maven
//! keeps what it fetched (`~/.m2/repository`), those of a `build.gradle` where Gradle does (`~/.gradle/caches`); jars that
//! come with the project, in `lib` or `libs`, are used as they are. What is not there is left out: javac then says which
//! package is missing, and [`advice`] where it was looked for.

use std::path::{Path, PathBuf};

/// Files that say that a folder is a project of Maven or Gradle.
pub const BUILDS: [&str; 3] = ["pom.xml", "build.gradle", "build.gradle.kts"];

/// Files larger than this are not read.
const LARGEST: u64 = 4 << 20;

/// More jars than this are not used.
const MOST_JARS: usize = 500;

/// A library that a project asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Coordinates {
    group: String,
    artifact: String,
    version: String,
}

/// The folder of a project's sources, if it is a project of Maven or Gradle.
pub fn sources(root: &Path) -> Option<PathBuf> {
    let is_project = BUILDS.iter().any(|name| root.join(name).is_file());
    Some(root.join("src/main/java")).filter(|sources| is_project && sources.is_dir())
}

/// The jars that the sources of a project use, as far as they are there.
pub fn jars(root: &Path) -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = ["lib", "libs"].iter().flat_map(|name| jars_in(&root.join(name))).collect();
    let home = std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    for wanted in coordinates(root) {
        found.extend(of_maven(&home.join(".m2/repository"), &wanted));
        found.extend(of_gradle(&home.join(".gradle/caches/modules-2/files-2.1"), &wanted));
    }
    found.truncate(MOST_JARS);
    found
}

/// Where libraries were looked for, for a message.
pub fn advice() -> &'static str {
    "libraries are looked for in lib, libs, ~/.m2/repository (after `mvn dependency:resolve`) and Gradle's cache; --classpath names \
     others"
}

fn jars_in(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let plain = entries.filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file())).map(|entry| entry.path());
    let mut jars: Vec<PathBuf> = plain.filter(|path| path.extension().is_some_and(|name| name == "jar")).collect();
    jars.sort();
    jars
}

fn of_maven(repository: &Path, wanted: &Coordinates) -> Option<PathBuf> {
    let Coordinates { group, artifact, version } = wanted;
    let folder = repository.join(group.replace('.', "/")).join(artifact).join(version);
    Some(folder.join(format!("{artifact}-{version}.jar"))).filter(|jar| jar.is_file())
}

fn of_gradle(cache: &Path, wanted: &Coordinates) -> Option<PathBuf> {
    let Coordinates { group, artifact, version } = wanted;
    let folders = std::fs::read_dir(cache.join(group).join(artifact).join(version)).into_iter().flatten().flatten();
    let mut jars = folders.map(|folder| folder.path().join(format!("{artifact}-{version}.jar")));
    jars.find(|jar| jar.is_file())
}

/// The libraries that a project asks for, in the order in which it does.
fn coordinates(root: &Path) -> Vec<Coordinates> {
    let read = |name: &str| {
        let path = root.join(name);
        let is_small = std::fs::symlink_metadata(&path).is_ok_and(|about| about.is_file() && about.len() <= LARGEST);
        if is_small { std::fs::read_to_string(path).unwrap_or_default() } else { String::new() }
    };
    let mut found = pom(&read("pom.xml"));
    found.extend(BUILDS[1..].iter().flat_map(|name| gradle(&read(name))));
    let is_safe = |part: &String| {
        let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "._-+".contains(letter);
        !part.is_empty() && part.chars().all(is_plain) && !part.starts_with('.')
    };
    found.retain(|one| [&one.group, &one.artifact, &one.version].into_iter().all(is_safe));
    found
}

/// The dependencies in a `pom.xml`, with properties of the same file put in.
fn pom(text: &str) -> Vec<Coordinates> {
    let text = without_comments(text);
    let mut found = vec![];
    let mut rest = text.as_str();
    while let Some(begin) = rest.find("<dependency>") {
        let Some(end) = rest[begin..].find("</dependency>") else { break };
        let inside = &rest[begin..begin + end];
        rest = &rest[begin + end..];
        let part = |name: &str| element(inside, name).map(|value| with_properties(value, &text)).unwrap_or_default();
        if part("scope") != "test" {
            found.push(Coordinates { group: part("groupId"), artifact: part("artifactId"), version: part("version") });
        }
    }
    found
}

fn without_comments(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(begin) = rest.find("<!--") {
        out.push_str(&rest[..begin]);
        rest = rest[begin..].find("-->").map_or("", |end| &rest[begin + end + 3..]);
    }
    out + rest
}

/// The text of the first element of a name.
fn element<'t>(text: &'t str, name: &str) -> Option<&'t str> {
    let (_, rest) = text.split_once(&format!("<{name}>"))?;
    rest.split_once(&format!("</{name}>")).map(|(value, _)| value.trim())
}

fn with_properties(value: &str, text: &str) -> String {
    match value.strip_prefix("${").and_then(|value| value.strip_suffix('}')) {
        Some(name) => element(text, name.strip_prefix("project.").unwrap_or(name)).unwrap_or_default().to_owned(),
        None => value.to_owned(),
    }
}

/// The dependencies in a `build.gradle` that are written as one text: `implementation 'group:artifact:version'`.
fn gradle(text: &str) -> Vec<Coordinates> {
    let kinds = ["implementation", "api", "compileOnly"];
    let lines = text.lines().map(str::trim).filter(|line| kinds.iter().any(|kind| line.starts_with(kind)));
    let texts = lines.filter_map(|line| line.split(['\'', '"']).nth(1));
    let parts = texts.map(|text| text.split(':').collect::<Vec<_>>());
    let whole = parts.filter_map(|parts| match parts[..] {
        [group, artifact, version] => {
            Some(Coordinates { group: group.to_owned(), artifact: artifact.to_owned(), version: version.to_owned() })
        }
        _ => None,
    });
    whole.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(group: &str, artifact: &str, version: &str) -> Coordinates {
        Coordinates { group: group.to_owned(), artifact: artifact.to_owned(), version: version.to_owned() }
    }

    #[test]
    fn dependencies_are_read() {
        let text = "<project><properties><v>1.2</v></properties><dependencies>\
                    <!-- <dependency><groupId>no</groupId></dependency> -->\
                    <dependency><groupId>org.a</groupId><artifactId>b</artifactId><version>${v}</version></dependency>\
                    <dependency><groupId>org.t</groupId><artifactId>t</artifactId><version>1</version><scope>test</scope></dependency>\
                    </dependencies></project>";
        assert_eq!(pom(text), [one("org.a", "b", "1.2")]);
        assert_eq!(
            gradle(
                "dependencies {\n    implementation 'org.a:b:1.0'\n    testImplementation 'x:y:1'\n    api(\"c:d:2\")\n}\n"
            ),
            [one("org.a", "b", "1.0"), one("c", "d", "2")]
        );
    }

    #[test]
    fn coordinates_lead_nowhere_else() {
        let scratch = crate::Scratch::new().expect("a temporary folder can be made");
        let text = "<dependency><groupId>../../x</groupId><artifactId>b</artifactId><version>..</version></dependency>";
        std::fs::write(scratch.path().join("pom.xml"), text).expect("the folder can be written to");
        assert_eq!(coordinates(scratch.path()), []);
    }
}
