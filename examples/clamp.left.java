// claim: clamp
// truth: equivalent
// why:   Java against Rust
class Clamp {
    static int clamp(int x, int low, int high) {
        if (x < low) {
            return low;
        }
        return x > high ? high : x;
    }
}
