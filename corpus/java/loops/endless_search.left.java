// claim:  Search.position --termination total
// truth:  different
// time:   60s
// why:    where nothing is found and the step is zero, the right one goes on for ever
class Search {
    static int position(int start, int step, int wanted) {
        if (wanted < 0) {
            return -1;
        }
        int position = start & 1023;
        int tries = 0;
        int width = step & 7;
        while (position != (wanted & 1023)) {
            if (tries == 1024) {
                return -2;
            }
            position = (position + width) & 1023;
            tries++;
        }
        if (tries > 512) {
            return -3;
        }
        return position;
    }
}
