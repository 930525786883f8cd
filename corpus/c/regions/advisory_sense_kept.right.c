int advisory_sense(int own, int other, int separation, int layer, int confident, int climbing) {
    int needed = 740;
    if (layer == 0) {
        needed = 400;
    } else if (layer == 1) {
        needed = 500;
    } else if (layer == 2) {
        needed = 640;
    }
    if (!confident || separation <= 600) {
        return 0;
    }
    if (separation < needed || own == other) {
        return 0;
    }
    if (own < other) {
        return climbing ? 0 : 1;
    }
    return climbing ? 2 : 0;
}
