// claim:  weight
// truth:  different
// today:  unknown
// why:    weight(Kind::High) is 20 and then 30; as numbers, 1 gives 20 on both sides
enum class Kind { Low, High, Top };
int weight(Kind kind) {
    return kind == Kind::Low ? 10 : kind == Kind::High ? 20 : 30;
}
