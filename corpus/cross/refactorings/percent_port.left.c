// claim:  percent Share.percent
// truth:  different
// why:    halves are rounded away from zero in C and upwards in the port
/* part of whole in percent, rounded half away from zero */
int percent(int part, int whole) {
    if (whole <= 0)
        return 0;
    long long scaled = (long long)part * 200 + (part < 0 ? -whole : whole);
    return (int)(scaled / (2LL * whole));
}
