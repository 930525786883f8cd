class Share {
    static int percent(int part, int whole) {
        if (whole <= 0) {
            return 0;
        }
        return (int) Math.floorDiv((long) part * 200 + whole, 2L * whole);
    }
}
