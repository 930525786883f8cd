void event(int *place);

int after_event(int *place) {
    *place = 1;
    event(place);
    return 1;
}
