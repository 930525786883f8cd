// claim:  Flags.any
// truth:  equivalent
// today:  unknown
// why:    whether there is one does not depend on the order
class Flags {
    static boolean any(boolean[] flags) {
        for (int i = 0; i < flags.length; i++) {
            if (flags[i]) {
                return true;
            }
        }
        return false;
    }
}
