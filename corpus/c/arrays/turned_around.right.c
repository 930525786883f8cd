void turn(int *values, int count) {
    for (int i = 0; i < count / 2; i++) {
        int kept = values[i];
        values[i] = values[count - 1 - i];
        values[count - 1 - i] = kept;
    }
}
