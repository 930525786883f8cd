final class MultMultAcc0 {
    static int times(int count, int value) {
        int total = 0;
        for (int i = 0; i < count; i++) {
            total += value;
        }
        return total;
    }
}
