class Flags {
    static boolean any(boolean[] flags) {
        int i = flags.length;
        while (i > 0) {
            i--;
            if (flags[i]) {
                return true;
            }
        }
        return false;
    }
}
