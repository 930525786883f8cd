int wait_for(int x) {
    while (x == 3) {
    }
    return x;
}
