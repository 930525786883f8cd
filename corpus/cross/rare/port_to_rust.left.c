// claim:  classify
// truth:  different
// why:    a special case was lost on the way to Rust
int classify(int id) {
    int folded = id * 33 ^ 5381;
    if (folded == 193491849) {
        return 4;
    }
    return folded & 3;
}
