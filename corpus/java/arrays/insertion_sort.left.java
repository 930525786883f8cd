// claim:  Insertion.sort
// truth:  equivalent
// today:  unknown
// why:    moving elements up and then dropping the value is the same as swapping it down; needs the array to
//         be related in the middle of a step
class Insertion {
    static void sort(int[] values) {
        for (int i = 1; i < values.length; i++) {
            int value = values[i];
            int place = i;
            while (place > 0 && values[place - 1] > value) {
                values[place] = values[place - 1];
                place--;
            }
            values[place] = value;
        }
    }

    static boolean isSorted(int[] values) {
        for (int i = 1; i < values.length; i++) {
            if (values[i - 1] > values[i]) {
                return false;
            }
        }
        return true;
    }

    static int median(int[] values) {
        sort(values);
        return values[values.length / 2];
    }
}
