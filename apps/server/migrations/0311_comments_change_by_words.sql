-- Taking a comment from view is not its author changing it.
drop trigger comments_touch on comments;
create trigger comments_touch before update of body on comments for each row execute function touch();
