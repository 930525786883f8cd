// claim:  Search.firstNegative
// truth:  equivalent
// why:    an index for loop with a flag becomes a return from the loop
class Search {
    static int firstNegative(int[] values) {
        int found = -1;
        boolean done = false;
        int i = 0;
        while (!done && i < values.length) {
            if (values[i] < 0) {
                found = i;
                done = true;
            }
            i++;
        }
        return found;
    }
}
