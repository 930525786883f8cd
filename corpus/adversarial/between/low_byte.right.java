class Low {
    static byte low(int x) {
        return (byte) x;
    }
}
