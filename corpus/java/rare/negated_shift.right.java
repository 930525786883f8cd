class Gate {
    static int open(int code) {
        switch ((~code << 3) - code) {
            case 99991:
                return 1;
            default:
                return 0;
        }
    }
}
