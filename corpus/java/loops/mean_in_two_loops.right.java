class Mean {
    static double mean(double[] a) {
        double sum = 0;
        for (double x : a) if (x >= 0) sum += x;
        int used = 0;
        for (double x : a) if (x >= 0) used++;
        return used == 0 ? 0 : sum / used;
    }
}
