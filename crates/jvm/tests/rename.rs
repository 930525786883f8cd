//! Class files with other names, in the real JVM.

#![allow(clippy::unwrap_used)]

mod support;

use std::process::Command;

use support::Scratch;
use tandem_jvm::Classes;
use tandem_jvm::rename::rename;

const OLD: &str = "class OldVersion { private int total; int get() { return total; } }";

/// The name of the class is also a text, a field and a part of other names, which all stay.
const NEW: &str = "class NewVersion {
    enum Kind { A, B }
    static class Part { NewVersion owner; Part(NewVersion owner) { this.owner = owner; } }
    private int sum;
    int NewVersion = 3;
    NewVersion[] all = { this };
    int get() { return sum; }
    String text(Kind kind) {
        switch (kind) { case B: return \"NewVersion\" + NewVersion; default: return \"NewVersion$Kind\"; }
    }
    public static void main(String[] args) {
        NewVersion it = new NewVersion();
        it.sum = 4;
        Part part = new Part(it);
        java.util.function.Supplier<NewVersion> same = () -> part.owner.all[0];
        System.out.println(same.get().get() + it.text(Kind.A) + it.text(Kind.B) + it.getClass().getName());
    }
}";

#[test]
fn renamed_classes_run_as_before() {
    if !support::has_jdk() {
        eprintln!("not run: no JDK");
        return;
    }
    let scratch = Scratch::new("rename");
    let compiled = |name: &str, source: &str| -> Classes {
        let folder = scratch.0.join(name);
        support::compile(&folder, &[(format!("{name}.java"), source.to_owned())]);
        Classes::read(support::class_files(&folder).into_iter().map(|(_, bytes)| bytes).collect()).unwrap()
    };
    let (left, right) = (compiled("OldVersion", OLD), compiled("NewVersion", NEW));
    let renamed = rename(&left, &right, "OldVersion", "NewVersion").unwrap();
    assert_eq!(renamed.function("NewVersion.text(LNewVersion$Kind;)V"), "OldVersion.text(LOldVersion$Kind;)V");
    // Of two fields of one type, nothing says which of them was renamed.
    let unpaired: Vec<&str> = renamed.unpaired.iter().map(String::as_str).collect();
    assert_eq!(unpaired, ["OldVersion.NewVersion", "OldVersion.all", "OldVersion.sum", "OldVersion.total"]);
    let folder = scratch.0.join("renamed");
    std::fs::create_dir_all(&folder).unwrap();
    for bytes in renamed.classes.unwrap().files() {
        let name = tandem_jvm::class_name(bytes).unwrap();
        assert!(name.starts_with("OldVersion"), "{name}");
        std::fs::write(folder.join(format!("{name}.class")), bytes).unwrap();
    }
    let output = Command::new("java").arg("-Xverify:all").arg("-cp").arg(&folder).arg("OldVersion").output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(said.trim(), "4NewVersion$KindNewVersion3OldVersion", "{}", String::from_utf8_lossy(&output.stderr));
}
