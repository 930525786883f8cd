class Digits {
    static int count(int n) {
        int digits = 1;
        for (int rest = n / 10; rest != 0; rest /= 10) {
            digits++;
        }
        return digits;
    }
}
