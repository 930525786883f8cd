//! What digests depend on, and what not.

use super::*;

const ONE: &str = "\
%struct.pair = type { i32, i32 }
@limit = internal constant i32 7, align 4, !dbg !3
@.str = private unnamed_addr constant [8 x i8] c\"item #1\\00\", align 1
@count = internal global i32 0, align 4

define internal i32 @helper(i32 %x) #0 !dbg !9 {
  %y = add i32 %x, 1, !dbg !12 ; a comment
  ret i32 %y, !dbg !13
}

declare i32 @puts(i8*)

define i32 @compare(ptr %a) #1 !dbg !20 {
entry:
#dbg_value(ptr %a, !21, !DIExpression(), !22)
  call void @llvm.dbg.value(metadata i32 3, metadata !21, metadata !DIExpression()), !dbg !22
  %p = alloca %struct.pair, align 4
  %v = load i32, ptr @limit, align 4, !dbg !22, !range !30
  %r = call i32 @helper(i32 %v) #4, !dbg !23
  %s = call i32 @puts(ptr @.str)
  store i32 %s, ptr @count
  ret i32 %r, !dbg !24
}

declare void @llvm.dbg.value(metadata, metadata, metadata)

attributes #0 = { nounwind }
attributes #1 = { nounwind \"frame-pointer\"=\"all\" }
!30 = !{i32 0, i32 10}
";

fn digest(text: &str) -> Digest {
    Identities::of(text).function_digest("compare").expect("it is defined")
}

#[test]
fn what_says_nothing_of_the_code_does_not_matter() {
    let renumbered = ONE
        .replace("!2", "!77")
        .replace("#1 !", "#8 !")
        .replace("#1 =", "#8 =")
        .replace("a comment", "another")
        .replace("@.str", "@.str.5")
        .replace("@helper", "@renamed")
        .replace("@limit", "@maximum")
        .replace("%y", "%z")
        .replace("%struct.pair", "%struct.two");
    assert_ne!(ONE, renumbered);
    assert_eq!(digest(ONE), digest(&renumbered));
    assert_eq!(Identities::of(ONE).function_digest("puts"), None);
}

#[test]
fn everything_else_matters() {
    for (old, new) in [
        ("add i32 %x, 1", "add i32 %x, 2"),
        ("constant i32 7", "constant i32 8"),
        ("{ i32, i32 }", "{ i64 }"),
        ("item #1", "item #2"),
        ("item #1", "item !1"),
        ("global i32 0", "global i32 1"),
        ("@count", "@number"),
        ("internal global", "global"),
        ("@puts", "@perror"),
        ("i32 0, i32 10", "i32 0, i32 11"),
        ("attributes #0 = { nounwind }", "attributes #0 = { nounwind null_pointer_is_valid }"),
        ("load i32, ptr @limit, align 4", "load volatile i32, ptr @limit, align 4"),
    ] {
        assert_ne!(digest(ONE), digest(&ONE.replace(old, new)), "{old}");
    }
    let layout = format!("target datalayout = \"e-i128:128\"\n{ONE}");
    assert_ne!(digest(ONE), digest(&layout));
}

#[test]
fn which_line_a_panic_of_rust_comes_from_does_not_matter() {
    let text = "\
@name = private unnamed_addr constant <{ [7 x i8] }> <{ [7 x i8] c\"main.rs\" }>, align 1
@place = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @name, [16 x i8] c\"\\07\\00\\00\\00\\00\\00\\00\\00\\02\\00\\00\\00\\05\\00\\00\\00\" }>, align 8

define void @f() {
  call void @_ZN4core9panicking11panic_const24panic_const_add_overflow17h0123456789abcdefE(ptr align 8 @place)
  unreachable
}

declare void @_ZN4core9panicking11panic_const24panic_const_add_overflow17h0123456789abcdefE(ptr)
declare void @note(ptr)
";
    let digest = |text: &str| Identities::of(text).function_digest("f").expect("it is defined");
    let moved = text.replace("\\02", "\\03");
    assert_ne!(text, moved);
    assert_eq!(digest(text), digest(&moved));
    // Whoever else is given a place may look at it.
    let callee = "_ZN4core9panicking11panic_const24panic_const_add_overflow17h0123456789abcdefE(ptr align";
    let (noted, moved) = (text.replace(callee, "note(ptr align"), moved.replace(callee, "note(ptr align"));
    assert_ne!(digest(&noted), digest(&moved));
}

#[test]
fn what_runs_before_main_belongs_to_the_variables_it_sets() {
    let text = "\
@k = global i32 0, align 4
@other = global i32 0, align 4
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @_GLOBAL__sub_I_a.cpp, ptr null }]

define internal void @__cxx_global_var_init() {
  store i32 5, ptr @k
  ret void
}

define internal void @_GLOBAL__sub_I_a.cpp() {
  call void @__cxx_global_var_init()
  ret void
}
";
    let digests = |text: &str| {
        let identities = Identities::of(text);
        let (k, other) = (identities.definition("k"), identities.definition("other"));
        (k.map(|k| identities.digest(k)), other.map(|other| identities.digest(other)))
    };
    let changed = text.replace("store i32 5", "store i32 6");
    assert_ne!(digests(text).0, digests(&changed).0);
    assert_eq!(digests(text).1, digests(&changed).1);
}

/// A function that is told where it is called from, and one that calls it.
fn told_its_place(body: &str) -> String {
    format!(
        "\
@name = private unnamed_addr constant <{{ [7 x i8] }}> <{{ [7 x i8] c\"main.rs\" }}>, align 1
@place = private unnamed_addr constant <{{ ptr, [16 x i8] }}> <{{ ptr @name, [16 x i8] c\"\\07\\00\\00\\00\\00\\00\\00\\00\\02\\00\\00\\00\\05\\00\\00\\00\" }}>, align 8

define internal i32 @_ZN1p4next17h0123456789abcdefE(<2 x i32> %v, ptr align 8 %by) {{
  call void @_ZN4core9panicking5panic17h0123456789abcdefE(ptr @name, i64 7, ptr align 8 %by)
  unreachable
}}

define internal i32 @_ZN1p4told17h0123456789abcdefE(i32 %x, ptr align 8 %at) {{
{body}
}}

define i32 @f(i32 %x) {{
  %r = call i32 @_ZN1p4told17h0123456789abcdefE(i32 %x, ptr align 8 @place)
  ret i32 %r
}}

declare void @_ZN4core9panicking5panic17h0123456789abcdefE(ptr, i64, ptr)
declare i32 @_ZN1p5other17h0123456789abcdefE(ptr)
"
    )
}

#[test]
fn a_place_that_is_only_handed_on_does_not_matter() {
    let is_same = |body: &str| {
        let text = told_its_place(body);
        let digest = |text: &str| Identities::of(text).function_digest("f").expect("it is defined");
        digest(&text) == digest(&text.replace("\\02", "\\03"))
    };
    let next = "@_ZN1p4next17h0123456789abcdefE";
    let handed = format!("  %r = call i32 {next}(<2 x i32> <i32 1, i32 2>, ptr align 8 %at)\n  ret i32 %r");
    assert!(is_same("  ret i32 %x"));
    assert!(is_same(&handed));
    assert!(is_same("  %r = call i32 @_ZN1p4told17h0123456789abcdefE(i32 1, ptr align 8 %at)\n  ret i32 %r"));
    // It is read, kept, returned as a number, or given to somebody who may do so.
    assert!(!is_same("  %l = getelementptr i8, ptr %at, i64 16\n  %r = load i32, ptr %l\n  ret i32 %r"));
    assert!(!is_same("  %r = ptrtoint ptr %at to i32\n  ret i32 %r"));
    assert!(!is_same("  %r = call i32 @_ZN1p5other17h0123456789abcdefE(ptr align 8 %at)\n  ret i32 %r"));
    assert!(!is_same(&format!("{handed}\n  %q = ptrtoint ptr %at to i32")));
    // A panic is told a text before its place: that is what the panic says.
    let said = "  call void @_ZN4core9panicking5panic17h0123456789abcdefE(ptr %at, i64 7, ptr align 8 @name)";
    assert!(!is_same(&format!("{said}\n  unreachable")));
}
