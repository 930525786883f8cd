class Mirror {
    static int[] of(int[] values) {
        int count = values.length;
        int[] result = new int[count];
        int j = count - 1;
        for (int i = 0; i < count; i++) {
            result[i] = values[j];
            j--;
        }
        return result;
    }
}
