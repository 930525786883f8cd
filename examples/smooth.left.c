// claim: smooth
// truth: different
// why:   the sensor may answer otherwise when it is asked again
int sensor(void);

int smooth(int last) {
    int now = sensor();
    return now > last + 100 ? last + 100 : now;
}
