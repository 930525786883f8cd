// claim: half
// truth: equivalent
// rests: assertions-off
// why:   with java -ea RIGHT throws where the number is odd
class Numbers {
    static int half(int number) { return number / 2; }
}
