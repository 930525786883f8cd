// claim:  positives
// truth:  equivalent
// today:  unknown
// why:    counting first and filling an array becomes a list that is copied
class Filters {
    static int[] positives(int[] values) {
        int count = 0;
        for (int value : values) {
            if (value > 0) {
                count++;
            }
        }
        int[] result = new int[count];
        int next = 0;
        for (int value : values) {
            if (value > 0) {
                result[next++] = value;
            }
        }
        return result;
    }
}
