class Area {
    static long area(int w, int h) {
        return w * h;
    }
}
