// claim:  Lists.contains
// truth:  equivalent
// time:   60s
// why:    looking at all of them against leaving at the first one
class Lists {
    static boolean contains(int[] list, int wanted) {
        boolean found = false;
        for (int value : list) {
            found |= value == wanted;
        }
        return found;
    }
}
