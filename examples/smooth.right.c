int sensor(void);

int smooth(int last) {
    if (sensor() > last + 100)
        return last + 100;
    return sensor();
}
