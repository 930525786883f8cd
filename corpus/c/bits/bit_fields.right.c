unsigned tick(unsigned all) {
    unsigned second = ((all & 63) + 1) & 63;
    unsigned minute = all >> 6 & 63;
    unsigned hour = all >> 12 & 31;
    unsigned rest = all & ~0u << 17;
    if (second == 60) {
        second = 0;
        minute = (minute + 1) & 63;
        if (minute == 60) {
            minute = 0;
            hour = (hour + 1) % 24;
        }
    }
    return rest | hour << 12 | minute << 6 | second;
}
