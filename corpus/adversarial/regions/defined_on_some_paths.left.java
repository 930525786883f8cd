// claim:  Kept.run
// truth:  different
// why:    the common conditional defines kept on one path only, so its old value is an input
class Kept {
    static int run(boolean set, int a) {
        int kept = a;
        if (set) {
            kept = a * a;
        }
        return kept + 1;
    }
}
