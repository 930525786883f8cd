// claim:  Lists.indexOf
// truth:  equivalent
// time:   60s
// why:    a flag in the head of the loop against a return from its middle
class Lists {
    static int indexOf(int[] list, int wanted) {
        int at = 0;
        boolean searching = true;
        while (searching && at < list.length) {
            if (list[at] == wanted) {
                searching = false;
            } else {
                at++;
            }
        }
        return searching ? -1 : at;
    }
}
