class Session {
    static boolean expired(int started, int now, int lifetime) {
        return now >= started + lifetime;
    }
}
