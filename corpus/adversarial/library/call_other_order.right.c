void stop(int unit);
void cool(int unit);

int shut_down(int unit) {
    cool(unit);
    stop(unit);
    return 0;
}
