int sensor(int channel);
void notify(int code);

int poll(int x) {
    int v = sensor(x);
    notify(x + 1);
    return v;
}
