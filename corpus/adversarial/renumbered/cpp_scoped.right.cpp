enum class Kind { Low, Middle, High, Top };
int weight(Kind kind) {
    return kind == Kind::Low ? 10 : kind == Kind::Middle ? 20 : 30;
}
