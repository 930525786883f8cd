int change(int before, int now) {
    return now * 100 / before - 100;
}
