// claim:  after_event
// truth:  different
// today:  unknown
// why:    code that is not given may change what the pointer leads to
void event(int *place);

int after_event(int *place) {
    *place = 1;
    event(place);
    return *place;
}
